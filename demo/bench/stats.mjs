/** The value below which the share `p` of the values lies. */
export const percentile = (values, p) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN
}
export const median = (values) => percentile(values, 0.5)
export const round = (value, digits = 0) => (Number.isFinite(value) ? Number(value.toFixed(digits)) : 'none')
