import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { PageLink } from '../button/PageLink'
import { Icon } from '../icon/Icon'
import { classes } from '../styles/classes'
import { useStyles } from '../styles/useStyles'
import { useLeave } from './leave'
import styles from './Menu.css'

interface ItemProps {
  icon: ReactNode
  /** Draws a line before the item. */
  apart?: boolean
  /** Of an item that switches something: whether that is on. */
  isOn?: boolean
  /** Opens another page of the menu. */
  opensPage?: boolean
  onPress(): void
  children: ReactNode
}

export const MenuItem = ({ icon, apart, isOn, opensPage, onPress, children }: ItemProps) => (
  <>
    {apart && <MenuLine />}
    <button
      type="button"
      className="menu-item"
      {...(isOn === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': isOn })}
      tabIndex={-1}
      aria-haspopup={opensPage ? 'menu' : undefined}
      onClick={onPress}
    >
      {icon}
      <span className="menu-words">{children}</span>
      {opensPage && <Icon name="right" size="s" />}
      {isOn && <Icon name="check" size="s" />}
    </button>
  </>
)

/** Space activates a menu item; on a link, browsers scroll the page instead. */
const pressLink = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** An item that links to one of our pages. */
export const MenuLink = ({ className, ...props }: ComponentProps<typeof PageLink>) => (
  <PageLink
    {...props}
    className={classes('menu-item', className)}
    role="menuitem"
    tabIndex={-1}
    onKeyDown={pressLink}
  />
)

export const MenuLine = () => <hr className="menu-line" />

/** The item that an arrow key, Home, End or a first letter moves to. */
const target = (items: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined => {
  switch (key) {
    case 'ArrowDown':
      return items[(from + 1) % items.length]
    case 'ArrowUp':
      return items.at(from <= 0 ? -1 : from - 1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default: {
      if (key.length !== 1 || key === ' ') return
      const ahead = [...items.slice(from + 1), ...items.slice(0, from + 1)]
      return ahead.find((it) => it.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
    }
  }
}

interface Props {
  label: string
  /** Name of the current page of items; a new page focuses its first item. */
  page: string
  /** The viewer came back to the page: the item that opened the other page takes the focus. */
  isBack?: boolean
  /** Called for Tab; the popover around the menu handles Escape. */
  onClose(): void
  children: ReactNode
}

/** Menu items in a popover, with keyboard navigation. */
export const Menu = ({ label, page, isBack = false, onClose, children }: Props) => {
  useStyles(styles)
  const box = useRef<HTMLDivElement>(null)
  useLeave(box)
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useLayoutEffect(() => {
    const item = isBack ? box.current?.querySelector<HTMLElement>('[aria-haspopup]') : items()[0]
    item?.focus()
  }, [page])

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') return onClose()
    const all = items()
    const to = target(all, all.indexOf(event.target as HTMLElement), event.key)
    if (!to) return
    event.preventDefault()
    to.focus()
  }

  return (
    <div ref={box} className="menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={press}>
      {children}
    </div>
  )
}
