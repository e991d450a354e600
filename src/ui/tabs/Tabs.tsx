import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useStyles } from '../styles/useStyles'
import styles from './Tabs.css'
import { usePlaces } from './usePlaces'

export interface Tab<T extends string> {
  id: T
  name: string
  /** How many there are in it, as it shows. */
  count?: string
}

interface Props<T extends string> {
  /** The accessible name of the list of tabs. */
  label: string
  tabs: readonly Tab<T>[]
  selected: T
  onSelect(id: T): void
  /** Draws a panel; one that was open once stays drawn, so that it keeps what it has loaded. */
  children(id: T): ReactNode
}

/** How far a key moves among the tabs; null for a key that does not. */
const moveOf = (key: string, at: number, count: number, isRightToLeft: boolean): number | null => {
  const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return (at + (key === ahead ? 1 : -1) + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Words in a row of which one is selected, and under them its panel. Arrow keys select, Tab leaves the row. */
export const Tabs = <T extends string>({ label, tabs, selected, onSelect, children }: Props<T>) => {
  useStyles(styles)
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)
  const shown = usePlaces(selected, bar, panels)
  const opened = useRef(new Set<T>())
  opened.current.add(shown)

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const at = tabs.findIndex((it) => it.id === selected)
    const to = moveOf(event.key, at, tabs.length, event.currentTarget.matches(':dir(rtl)'))
    const tab = to === null ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    bar.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus({ preventScroll: true })
    onSelect(tab.id)
  }

  return (
    <>
      <div ref={bar} className="tabs" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className="tab"
            role="tab"
            id={`${id}${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === shown}
            aria-controls={opened.current.has(tab.id) ? `${id}${tab.id}-panel` : undefined}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.name}
            {tab.count !== undefined && (
              <>
                {' '}
                <span className="number">{tab.count}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div ref={panels}>
        {tabs.map(
          (tab) =>
            opened.current.has(tab.id) && (
              <div
                key={tab.id}
                className="tab-panel"
                role="tabpanel"
                id={`${id}${tab.id}-panel`}
                aria-labelledby={`${id}${tab.id}`}
                hidden={tab.id !== shown}
              >
                {children(tab.id)}
              </div>
            ),
        )}
      </div>
    </>
  )
}
