import type { Plural } from '../translation'

/** The viewer's menu and the sign-out. */
export const en = {
  locale: 'en',

  'auth.profile': 'Profile',
  'auth.edit': 'Edit profile',
  'auth.edit.picture': 'Profile picture',
  'auth.edit.name': 'Full name',
  'auth.edit.username': 'Username',
  'auth.edit.bio': 'Bio',
  'auth.edit.birthDate': 'Birth date',
  'auth.edit.social': 'Social profiles',
  'auth.edit.email': 'Email address',
  'auth.edit.phone': 'Phone number',
  'auth.edit.interests': 'Interests',
  'auth.settings': 'Settings',
  'auth.notices': 'From the moderators',
  'auth.devices': 'Devices',
  'auth.creator': 'Become a creator',
  'auth.delete': 'Delete account',
  'auth.signOut': 'Log out',
  'auth.signOut.title': 'Logging out?',
  'auth.signOut.lead': 'You can sign back in at any time.',
  'auth.signOut.confirm': 'Logout',
} as const satisfies Record<string, string | Plural>
