import { menuIcons } from '../auth/menuIcons'
import { editIcons } from '../profile/editIcons'
import { bell } from '../ui/icon/bell'
import type { Glyph } from '../ui/icon/Icon'
import type { SettingsSection } from './sections'

/** The list's icons: lucide's outlines (https://lucide.dev, ISC). */
export const settingsIcons = {
  profile: editIcons.EDIT_FULLNAME,
  'sign-in': {
    path: 'm15.5 7.5 2.3 2.3a1 1 0 0 0 1.4 0l2.1-2.1a1 1 0 0 0 0-1.4L19 4M21 2l-9.6 9.6M7.5 10a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11',
  },
  devices: menuIcons.DEVICES,
  notifications: bell,
  privacy: menuIcons.notices,
  appearance: {
    path: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  },
  contact: { path: 'M7.9 20A9 9 0 1 0 4 16.1L2 22z' },
  terms: {
    path: 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4M10 9H8M16 13H8M16 17H8',
  },
  policy: {
    path: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
  },
  signOut: menuIcons.SIGN_OUT,
  delete: menuIcons.DELETE_CONFIRMATION,
  download: { path: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5M12 15V3' },
  videos: {
    path: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M7 3v18M17 3v18M3 12h18M3 7.5h4M3 16.5h4M17 7.5h4M17 16.5h4',
  },
  people: {
    path: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8M22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8',
  },
} as const satisfies Record<SettingsSection, Glyph> & Record<string, Glyph>
