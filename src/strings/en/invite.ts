import type { Plural } from '../translation'

/** What an invitation to a community says. */
export const en = {
  locale: 'en',

  'invite.title': 'Invitation',
  'invite.by': '{person} invites you to {name}',
  'invite.to': 'You are invited to {name}',
  'invite.members': { one: '{shown} member', other: '{shown} members' },
  'invite.until': 'The invitation works until {day}.',
  'invite.rules': 'Everybody there keeps to these rules:',
  'invite.accept': 'Join',
  'invite.acceptRules': 'Accept and join',
  'invite.in': 'You are a member already',
  'invite.done': 'You are in: welcome to {name}',
  'invite.over': 'This invitation is over',
  'invite.over.text': 'It ran out, was used up or taken back. Ask for another one.',
  'invite.none': 'There is no such invitation',
  'invite.none.text': 'The link may have a typo.',
  'invite.banned': 'You can’t join this community',
  'invite.rulesChanged': 'This community has rules now. Open the link again.',
  'invite.error': 'The invitation didn’t load',
} as const satisfies Record<string, string | Plural>
