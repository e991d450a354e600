import type { Glyph } from '../../ui/icon/Icon'
import type { Network } from '../profile'

/** The networks' logos as outlines in the style of lucide. */
export const networkIcons: Readonly<Record<Network, Glyph>> = {
  instaId: {
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M17 7h.01',
  },
  youtubeId: { path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4M10 9l5 3-5 3z' },
  tiktokId: { path: 'M14 3.5v12A4.5 4.5 0 1 1 9.5 11M14 3.5c.3 3 2.5 5 5.5 5.2' },
  xId: { path: 'M4 4h4l12 16h-4zM19.5 4l-6.6 7M10.9 13.2 4.5 20' },
  linkedinId: {
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4M7.5 10.5v6M7.5 7.3v.01M11.5 16.5v-6M11.5 13.2c0-3.6 5-3.6 5 0v3.3',
  },
}
