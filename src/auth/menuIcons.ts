import { editIcons } from '../profile/editIcons'
import type { Glyph } from '../ui/icon/Icon'

/** The menu's icons: lucide's outlines (https://lucide.dev, ISC). */
export const menuIcons = {
  ...editIcons,
  notices: {
    path: 'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.5 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z',
  },
  settings: {
    path: 'M9.7 4.1a2.3 2.3 0 0 1 4.6 0 2.3 2.3 0 0 0 3.4 1.9 2.3 2.3 0 0 1 2.3 4 2.3 2.3 0 0 0 0 4 2.3 2.3 0 0 1-2.3 4 2.3 2.3 0 0 0-3.4 1.9 2.3 2.3 0 0 1-4.6 0 2.3 2.3 0 0 0-3.4-1.9 2.3 2.3 0 0 1-2.3-4 2.3 2.3 0 0 0 0-4 2.3 2.3 0 0 1 2.3-4 2.3 2.3 0 0 0 3.4-1.9M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  },
  DEVICES: {
    path: 'M4 4h12a1 1 0 0 1 1 1v3M9 16H5a1 1 0 0 1-1-1V4M2 20h7M14 11h5a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2M16.5 18h.01',
  },
  SIGN_OUT: { path: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4' },
  DELETE_CONFIRMATION: {
    path: 'M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M10 11v6M14 11v6',
  },
  EDIT_BIRTHDATE: {
    path: 'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 10h18',
  },
  EDIT_EMAIL: {
    path: 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2m18 3-9 5.7a2 2 0 0 1-2 0L2 7',
  },
  EDIT_PHONE_NUMBER: {
    path: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M12 18h.01',
  },
  CATEGORY_SELECTION: { path: 'M4 9h16M4 15h16M10 3 8 21M16 3l-2 18' },
} as const satisfies Record<string, Glyph>
