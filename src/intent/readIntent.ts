import { record, text } from '../kit/guard'
import type { Intent, IntentType, Origin } from './intent'
import { intents } from './intents'

/** What intents carry beside their type, as texts. */
const texts = ['videoId', 'commentId', 'clientId', 'communityId', 'slug', 'name'] as const

const readTexts = <K extends string>(stored: Readonly<Record<string, unknown>>, names: readonly K[]) =>
  Object.fromEntries(names.filter((name) => text(stored[name])).map((name) => [name, text(stored[name])]))

const readOrigin = (stored: unknown): Origin => {
  const origin = record(stored)
  const { element, index } = origin
  return {
    element: text(element),
    ...readTexts(origin, ['source', 'slug']),
    ...(typeof index === 'number' && { index }),
  }
}

/** Reads an intent that was stored; nothing but a sign-in for what can't be read. */
export const readIntent = (stored: unknown): Intent => {
  const fields = record(stored)
  const type = text(fields.type)
  const about = Object.hasOwn(intents, type) ? intents[type as IntentType].about : null
  const read = readTexts(fields, texts)
  if (!about?.every((name) => name in read)) return { type: 'signin' }
  const { sparked, from } = fields
  return {
    type,
    ...read,
    ...(typeof sparked === 'boolean' && { sparked }),
    ...(from !== undefined && { from: readOrigin(from) }),
    // Every text that its type needs is there.
  } as Intent
}
