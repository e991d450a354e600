import type { Plural } from '../translation'

/** The list of settings, and its sections but for privacy and contact. */
export const en = {
  locale: 'en',

  'settings.title': 'Settings',
  'settings.lost': 'This page isn’t here',
  'settings.group.community': 'Community',
  'settings.group.help': 'Help',
  'settings.terms': 'Terms',
  'settings.policy': 'Privacy policy',
  'settings.signOut': 'Log out',
  'settings.none': 'None',
  'settings.visitor': 'Sign in to see what belongs to your account.',
  'settings.visitor.signIn': 'Sign in',
  'settings.closed.title': 'This is part of your account',
  'settings.closed.text': 'Sign in to see and change it.',

  'settings.profile': 'Profile',
  'settings.picture': 'Change picture',
  'settings.name': 'Full name',
  'settings.username': 'Username',
  'settings.bio': 'Bio',
  'settings.birthDate': 'Birth date',
  'settings.social': 'Social profiles',
  'settings.social.count': '{linked} of {all}',
  'settings.interests': 'Interests',

  'settings.signIn': 'Sign-in',
  'settings.signIn.lead': 'Codes for signing in are sent here. A change is confirmed by a code.',
  'settings.email': 'Email address',
  'settings.phone': 'Phone number',

  'settings.devices': 'Devices',
  'settings.notifications': 'Notifications',
  'settings.privacy': 'Privacy',
  'settings.contact': 'Contact us',

  'settings.appearance': 'Language and appearance',
  'settings.scheme': 'Appearance',
  'settings.scheme.system': 'System',
  'settings.scheme.light': 'Light',
  'settings.scheme.dark': 'Dark',
  'settings.language': 'Language',
  'settings.language.page': 'As on this site',

  'settings.delete': 'Delete account',
  'settings.delete.lead': 'This can’t be undone. Here is what happens.',
  'settings.delete.videos': 'Your videos go, with their comments and sparks.',
  'settings.delete.comments': 'Your comments are emptied, so that conversations still make sense.',
  'settings.delete.leader': 'Communities that only you lead have to be handed over first.',
  'settings.delete.copy': 'Take your data along',
  'settings.delete.copy.hint': 'A copy, before anything is gone',
  'settings.delete.signOut': 'Just log out',
  'settings.delete.signOut.hint': 'Everything stays',
} as const satisfies Record<string, string | Plural>
