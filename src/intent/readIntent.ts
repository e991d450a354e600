import { record, text } from '../kit/guard'
import type { Intent, IntentType, Origin } from './intent'
import { intents } from './intents'

/** What of it is plain: all that intents carry, but for where they come from. */
const plain = (stored: unknown) =>
  Object.fromEntries(
    Object.entries(record(stored)).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  )

const readOrigin = (stored: unknown): Origin => ({ element: '', ...plain(stored) })

/** Reads an intent that was stored; nothing but a sign-in for what can't be read. */
export const readIntent = (stored: unknown): Intent => {
  const fields = record(stored)
  const type = text(fields.type)
  const about = Object.hasOwn(intents, type) ? intents[type as IntentType].about : undefined
  if (!about?.every((name) => text(fields[name]))) return { type: 'signin' }
  const { from } = fields
  // With every text that its type needs it is one of them.
  return { ...plain(fields), ...(from !== undefined && { from: readOrigin(from) }) } as Intent
}
