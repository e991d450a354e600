import { boolean, object, string } from 'yup'
import type { Loop } from '../../entities/loop'
import { bySchema } from '../../kit/formSchema'
import { placeDescription, placeName } from '../../wire/fields'
import type { LoopChange } from './manageLoop.actions'

/** What the form of a loop holds. */
export interface LoopValues {
  name: string
  description: string
  isClosed: boolean
  /** An address; '' for none. */
  picture: string
}

export const emptyLoop: LoopValues = { name: '', description: '', isClosed: false, picture: '' }

export const valuesOf = ({ name, description, isClosed, image }: Loop): LoopValues => ({
  ...{ name, description, isClosed, picture: image ?? '' },
})

export const validateLoop = bySchema(
  object({
    name: placeName().required(),
    description: placeDescription().defined(),
    isClosed: boolean().required(),
    picture: string().defined(),
  }),
)

/** What differs from before, as the wire has it. */
export const changesFrom = (before: LoopValues, now: LoopValues): LoopChange => ({
  ...(now.name !== before.name && { name: now.name }),
  ...(now.description !== before.description && { description: now.description }),
  ...(now.isClosed !== before.isClosed && { is_closed: now.isClosed }),
  ...(now.picture !== before.picture && { image_url: now.picture || null }),
})
