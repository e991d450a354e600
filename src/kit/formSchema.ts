import { type AnyObject, type ObjectSchema, ValidationError } from 'yup'
import type { Problems, Validate } from './form.state'

/** A schema's fields while they are in a form: empty text where nothing was typed. */
type Filled<T> = { [K in keyof T]-?: NonNullable<T[K]> }

/**
 * A form's check by a yup schema: its tests, in their order, and its transforms. Synchronous, so that a form knows at
 * every key whether it is valid; yup's Standard Schema interface answers later, and without the names of its tests.
 */
export const bySchema =
  <T extends AnyObject>(schema: ObjectSchema<T>): Validate<Filled<T>> =>
  (values) => {
    try {
      return { status: 'valid', values: schema.validateSync(values, { abortEarly: false }) as object as Filled<T> }
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      // The first failed test of a field comes last here, and so stays.
      const failures = [...error.inner].reverse().map(({ path, type }) => [path, type])
      return { status: 'invalid', problems: Object.fromEntries(failures) as Problems<Filled<T>> }
    }
  }
