/**
 * What the build puts in the place of built-ins, in our code and in that of packages (`define` in esbuild.mjs). They take
 * what a page has put on Object.prototype, such as `get`, for part of a descriptor.
 */

const pure = (descriptor: PropertyDescriptor): PropertyDescriptor => Object.assign(Object.create(null), descriptor)

/** `Object.defineProperty` */
export const ownDefineProperty = <T extends object>(
  object: T,
  name: PropertyKey,
  descriptor: PropertyDescriptor,
): T => {
  if (!Reflect.defineProperty(object, name, pure(descriptor))) throw new TypeError(`${String(name)} is fixed`)
  return object
}

/** `Object.defineProperties` */
export const ownDefineProperties = <T extends object>(object: T, descriptors: PropertyDescriptorMap): T => {
  for (const name of Reflect.ownKeys(descriptors))
    ownDefineProperty(object, name, descriptors[name as string] as PropertyDescriptor)
  return object
}
