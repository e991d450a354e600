import { shownLocale } from '../../kit/strings'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A file's size: 14 kB, 2.1 MB. @param size in bytes */
export const formatBytes = (size: number, locale: string): string => {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, size)) / 3)))
  const unit = units[step] ?? 'byte'
  const language = shownLocale(locale)
  const value = size / 1000 ** step
  return new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit, unitDisplay: 'short' },
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(value)
}
