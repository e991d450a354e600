/**
 * `Function.prototype.bind` as the language has it, under the name that the build gives to all of its uses (`mangleProps` in
 * esbuild.mjs): MooTools replaces the page's by one that forgets the arguments of a call, with which React can't work.
 */
Object.defineProperty(Function.prototype, 'geuinBind', {
  configurable: true,
  writable: true,
  value(this: (...args: unknown[]) => unknown, self: unknown, ...first: unknown[]) {
    return (...others: unknown[]) => Reflect.apply(this, self, first.concat(others))
  },
})
