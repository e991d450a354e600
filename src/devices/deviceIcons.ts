import { menuIcons } from '../auth/menuIcons'
import type { Glyph } from '../ui/icon/Icon'
import type { kindOf } from './device'

/** Lucide's outlines (https://lucide.dev, ISC). */
export const deviceIcons: Readonly<Record<ReturnType<typeof kindOf>, Glyph>> = {
  phone: menuIcons.EDIT_PHONE_NUMBER,
  tablet: { path: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M12 18h.01' },
  computer: { path: 'M5 4h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M2 20h20' },
}
