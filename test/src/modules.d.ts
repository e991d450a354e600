// A second instance of a module, as a second copy of the script would have it.
declare module '*?copy'
