/**
 * A plain text table; numbers stand to the right.
 * @param {{ title: string, rows: Record<string, string | number>[] }} the first row's keys are the head
 */
export const table = ({ title, rows }) => {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)))
  const line = (cells, isHead) =>
    cells
      .map((cell, i) => {
        const isNumber = rows.some((row) => typeof row[names[i]] === 'number')
        return isNumber && !(isHead && i === 0) ? String(cell).padStart(widths[i]) : String(cell).padEnd(widths[i])
      })
      .join('  ')
      .trimEnd()
  return [title, line(names, true), ...rows.map((row) => line(names.map((name) => row[name])))].join('\n')
}
