import type { Glyph } from '../ui/icon/Icon'

/** Of the steps that change what others see of the viewer, and of the way to them: lucide's outlines (https://lucide.dev, ISC). */
export const editIcons = {
  edit: {
    path: 'M12 20h9M16.4 3.6a2.1 2.1 0 0 1 3 3L7.4 18.6a2 2 0 0 1-.9.5l-2.9.9.9-2.9a2 2 0 0 1 .5-.9z',
  },
  EDIT_PROFILE_PICTURE: {
    path: 'M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3zM12 10a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  },
  EDIT_FULLNAME: { path: 'M20 21v-2a4 4 0 0 0-4-4H8a4 4 0 0 0-4 4v2M12 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8' },
  EDIT_USERNAME: { path: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8' },
  EDIT_BIO: { path: 'M21 6H3M15 12H3M17 18H3' },
  EDIT_SOCIAL_PROFILES: {
    path: 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8',
  },
} as const satisfies Record<string, Glyph>
