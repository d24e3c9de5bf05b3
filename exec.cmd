@rem `npm start` begins with the POSIX command of this name; here it runs what follows.
@%*
