import { type InferType, object, string } from 'yup'
import { call } from './envelope'
import { paths } from './paths'

/** Whose mentions of a viewer become links and notifications; `communities`: people of a community that they share. */
export const mentionPolicies = ['everyone', 'communities', 'nobody'] as const

const mentions = () => string().oneOf([...mentionPolicies])

const settings = object({ mentions: mentions().required() }).required()

const change = object({ mentions: mentions() })

export type WirePrivacySettings = InferType<typeof settings>
export type WirePrivacyChange = InferType<typeof change>

export const privacySettings = call({
  id: 'privacySettings',
  method: 'GET',
  path: paths.privacySettings,
  summary: 'What others may do that concerns the viewer',
  who: 'viewer',
  answer: settings,
})

export const updatePrivacySettings = call({
  id: 'updatePrivacySettings',
  method: 'POST',
  path: paths.privacySettings,
  summary:
    'Changes what is given of it; who is no longer allowed to mention the viewer still writes their name, as plain text',
  who: 'viewer',
  body: change,
  answer: settings,
})
