import type { FormSchema } from './form'
import { record, text } from './guard'

/** Type of a failed test → the test. */
type Tests = Readonly<Record<string, (value: string) => boolean>>

/** As forms know yup's. */
class ValidationError extends Error {
  override name = 'ValidationError'
  readonly inner: readonly { path: string; type: string }[]

  constructor(inner: ValidationError['inner']) {
    super('invalid')
    this.inner = inner
  }
}

/**
 * What a form needs of a schema, for fields so simple that yup would outweigh them.
 * @param fields each with its tests, in the order in which their messages count
 * @param tidy what becomes of what was typed
 */
export const plainSchema = (
  fields: Readonly<Record<string, Tests>>,
  tidy: (typed: string) => string = (typed) => typed,
): FormSchema => ({
  validateSync: (values) => {
    const given = record(values)
    const tidied = Object.fromEntries(Object.keys(given).map((name) => [name, tidy(text(given[name]))]))
    const inner = Object.entries(fields).flatMap(([path, tests]) =>
      Object.entries(tests).flatMap(([type, test]) => (test(tidied[path] ?? '') ? [] : [{ path, type }])),
    )
    if (inner.length > 0) throw new ValidationError(inner)
    return tidied
  },
})
