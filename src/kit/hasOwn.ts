/** `Object.hasOwn`, taken before a page can replace it; a polluted prototype must not look like a value. */
export const hasOwn: (object: object, name: PropertyKey) => boolean = Object.hasOwn
