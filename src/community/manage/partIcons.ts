import type { Glyph } from '../../ui/icon/Icon'
import type { Part } from './parts'

/** Outlines of lucide (https://lucide.dev, ISC). */
export const partIcons: Readonly<Record<Exclude<Part, 'people'>, Glyph>> = {
  requests: { path: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8M16 11l2 2 4-4' },
  members: {
    path: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8M22 21v-2a4 4 0 0 0-3-3.900M16 3.100a4 4 0 0 1 0 7.800',
  },
  invites: {
    path: 'M10 13a5 5 0 0 0 7.500.500l3-3a5 5 0 0 0-7-7l-1.700 1.700M14 11a5 5 0 0 0-7.500-.500l-3 3a5 5 0 0 0 7 7l1.700-1.700',
  },
  bans: { path: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M4.900 4.900l14.200 14.200' },
  edit: { path: 'M17 3a2.800 2.800 0 0 1 4 4L7.500 20.500 2 22l1.500-5.500zM15 5l4 4' },
  log: { path: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M12 6v6l4 2' },
  handOver: { path: 'M2 4l3 12h14l3-12-6 7-4-7-4 7zM5 20h14' },
}
