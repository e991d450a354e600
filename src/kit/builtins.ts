/**
 * What the build puts in the place of built-ins, in our code and in that of packages (`define` in esbuild.mjs). They take
 * what a page has put on Object.prototype, such as `get`, for part of a descriptor.
 */

const { defineProperty } = Object

/** `Object.defineProperty` */
export const ownDefineProperty: typeof defineProperty = (object, name, descriptor) =>
  defineProperty(object, name, Object.setPrototypeOf({ ...descriptor }, null))

/** `Object.defineProperties` */
export const ownDefineProperties: typeof Object.defineProperties = (object, descriptors) => {
  for (const name of Reflect.ownKeys(descriptors))
    ownDefineProperty(object, name, descriptors[name as string] as PropertyDescriptor)
  return object
}
