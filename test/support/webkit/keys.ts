/** The WebDriver standard's characters for keys without one. */
const named: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

const keyOf = (name: string) => named[name] ?? name

const actions = (steps: ReadonlyArray<{ type: 'keyDown' | 'keyUp'; value: string }>) => ({
  actions: [{ type: 'key', id: 'keyboard', actions: steps }],
})

/** The action of one key that goes down or up. */
export const moving = (type: 'keyDown' | 'keyUp', name: string) => actions([{ type, value: keyOf(name) }])

/** The action of a combination such as `Shift+Tab`. */
export const pressing = (combination: string) => {
  const keys = combination === '+' ? ['+'] : combination.split('+').map(keyOf)
  return actions([
    ...keys.map((value) => ({ type: 'keyDown' as const, value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ])
}

export const typing = (text: string) =>
  actions(
    [...text].flatMap((value) => [
      { type: 'keyDown' as const, value: value === '\n' ? keyOf('Enter') : value },
      { type: 'keyUp' as const, value: value === '\n' ? keyOf('Enter') : value },
    ]),
  )

/** Actions of a mouse, one after the other. */
export const pointing = (...steps: readonly object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }],
})

export interface Point {
  x: number
  y: number
}

export const pointerMove = ({ x, y }: Point) => ({ type: 'pointerMove', x, y, duration: 0, origin: 'viewport' })
export const pointerDown = { type: 'pointerDown', button: 0 }
export const pointerUp = { type: 'pointerUp', button: 0 }

export const clicking = (point: Point) => pointing(pointerMove(point), pointerDown, pointerUp)
