# The guided first season of keshi.
