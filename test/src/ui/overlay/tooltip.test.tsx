import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../../src/ui/button/IconButton'
import { BottomSheet } from '../../../../src/ui/overlay/BottomSheet'
import { startTooltips } from '../../../../src/ui/overlay/startTooltips'
import { expectAccessible, still } from '../../../support/accessible'
import { type Drawn, draw, until, wipe } from '../../../support/draw'
import { itUnless } from '../../../support/engine'

/** A button whose name changes with each press. */
const Sound = () => {
  const [muted, setMuted] = useState(false)
  return <IconButton icon="sound" label={muted ? 'Unmute' : 'Mute'} data-sound onClick={() => setMuted(!muted)} />
}

/** Two controls with icons, and one with words, in the middle of a page that can scroll. */
const Controls = ({ withSound = true, children }: { withSound?: boolean; children?: ReactNode }) => (
  <div
    style={{ display: 'flex', alignItems: 'start', blockSize: 2000, paddingBlockStart: 200, paddingInlineStart: 200 }}
  >
    {withSound && <Sound />}
    <IconButton icon="share" label="Share" data-share />
    <button type="button" aria-label="Join Lamps" data-join>
      Join
    </button>
    {children}
  </div>
)

const shown = (it: Drawn) => it.find('.tooltip:popover-open')
const textShown = (it: Drawn) => shown(it)?.textContent ?? null
const showsText = (it: Drawn, text: string | null) =>
  until(() => textShown(it) === text, `the tooltip is ${text}, not ${textShown(it)}`)

const center = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}
const pointAt = (element: Element) => sendMouse({ type: 'move', position: center(element) })
const pointAway = () => sendMouse({ type: 'move', position: [2, 2] })

/** Test files run side by side. */
const itByMouse = itUnless({ firefox: 'its mouse is in one window at a time' })

describe('tooltip', () => {
  let mounted: AbortController

  const drawControls = (content: ReactNode = <Controls />, attributes: Record<string, string> = {}) => {
    const it = draw(content, attributes)
    startTooltips(it.root, mounted.signal)
    return it
  }

  beforeEach(async () => {
    mounted = new AbortController()
    await pointAway()
  })
  afterEach(async () => {
    mounted.abort()
    wipe()
    scrollTo(0, 0)
    document.documentElement.removeAttribute('dir')
    await setViewport({ width: 800, height: 600 })
  })

  itByMouse('shows the name of an icon above it while a mouse points at it, and leaves', async () => {
    const it = drawControls()
    const button = it.find('[data-share]')!
    await pointAt(button)
    await showsText(it, 'Share')
    const box = await still(shown(it)!)
    const [at, from] = [box.getBoundingClientRect(), button.getBoundingClientRect()]
    expect(at.bottom).to.equal(from.top - 8)
    expect(at.left + at.width / 2).to.be.closeTo(from.left + from.width / 2, 1)
    expect(box.ariaHidden).to.equal('true')
    await expectAccessible(it.element)
    await pointAway()
    await showsText(it, null)
    await until(() => !it.find('.tooltip'), 'it is removed')
  })

  itByMouse('moves on with the mouse, and is not shown where a control shows words', async () => {
    const it = drawControls()
    await pointAt(it.find('[data-share]')!)
    await showsText(it, 'Share')
    await pointAt(it.find('[data-sound]')!)
    await showsText(it, 'Mute')
    expect(it.all('.tooltip:popover-open').length).to.equal(1)
    await pointAt(it.find('[data-join]')!)
    await showsText(it, null)
  })

  it('is beside a control of a column, and not shown for one as large as its meaning', async () => {
    const it = drawControls(
      <div style={{ display: 'grid', justifyItems: 'end' }}>
        <Sound />
        <IconButton icon="share" label="Share" data-share />
        <button type="button" aria-label="Play" style={{ inlineSize: 72, blockSize: 72 }} />
      </div>,
    )
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Tab' })
    await showsText(it, 'Share')
    const at = (await still(shown(it)!)).getBoundingClientRect()
    const from = it.find('[data-share]')!.getBoundingClientRect()
    expect(at.right).to.be.closeTo(from.left - 8, 1)
    expect(at.top + at.height / 2).to.be.closeTo(from.top + from.height / 2, 1)
    await sendKeys({ press: 'Tab' })
    await showsText(it, null)
  })

  itByMouse('shows to a keyboard’s focus, and not to a focus by press', async () => {
    const it = drawControls()
    await sendKeys({ press: 'Tab' })
    await showsText(it, 'Mute')
    await sendKeys({ press: 'Tab' })
    await showsText(it, 'Share')
    await sendMouse({ type: 'click', position: center(it.find('[data-sound]')!) })
    await showsText(it, null)
    expect(it.root.activeElement?.matches(':focus-visible') ?? false).to.equal(false)
  })

  itByMouse('leaves on a press, and comes back after the mouse was elsewhere', async () => {
    const it = drawControls()
    const sound = it.find('[data-sound]')!
    await pointAt(sound)
    await showsText(it, 'Mute')
    await sendMouse({ type: 'down' })
    await showsText(it, null)
    await sendMouse({ type: 'up' })
    await until(() => sound.ariaLabel === 'Unmute', 'it is pressed')
    const [x, y] = center(sound)
    await sendMouse({ type: 'move', position: [x + 15, y] })
    expect(textShown(it)).to.equal(null)
    await pointAway()
    await pointAt(sound)
    await showsText(it, 'Unmute')
  })

  itByMouse('leaves on Escape, which keeps its other meaning', async () => {
    let closed = 0
    const it = drawControls(
      <BottomSheet title="Speed" onClose={() => (closed += 1)}>
        <Sound />
      </BottomSheet>,
    )
    const dialog = await still(it.find('dialog')!)
    await pointAt(dialog.querySelector('[data-sound]')!)
    await showsText(it, 'Mute')
    await sendKeys({ press: 'Escape' })
    await showsText(it, null)
    await until(() => closed === 1, 'the dialog hears of it too')
  })

  itByMouse('is above an open dialog', async () => {
    const it = drawControls(
      <BottomSheet title="Speed" onClose={() => undefined}>
        <p>Much</p>
      </BottomSheet>,
    )
    const dialog = await still(it.find('dialog')!)
    await pointAt(dialog.querySelector('.sheet-head .icon-button')!)
    await showsText(it, 'Close')
    const box = await still(shown(it)!)
    // Later in the top layer, and no part of what is inert there.
    expect([dialog.matches(':modal'), box.checkVisibility(), dialog.contains(box)]).to.eql([true, true, false])
  })

  itByMouse('leaves when what is pointed at scrolls, and follows a keyboard’s focus', async () => {
    const it = drawControls()
    const share = it.find('[data-share]')!
    await pointAt(share)
    await showsText(it, 'Share')
    scrollTo(0, 30)
    await showsText(it, null)
    await pointAway()
    await sendKeys({ press: 'Tab' })
    await showsText(it, 'Mute')
    scrollTo(0, 60)
    const sound = it.find('[data-sound]')!
    const distance = () => sound.getBoundingClientRect().top - shown(it)!.getBoundingClientRect().bottom
    await until(() => scrollY === 60 && Math.abs(distance() - 8) < 1, 'it follows')
    scrollTo(0, 1200)
    await until(() => getComputedStyle(shown(it)!).visibility === 'hidden', 'it is away with its control')
  })

  it('follows the name of its control, and is removed with it', async () => {
    const it = drawControls()
    await sendKeys({ press: 'Tab' })
    await showsText(it, 'Mute')
    await sendKeys({ press: 'Enter' })
    await showsText(it, 'Unmute')
    it.draw(<Controls withSound={false} />)
    await until(() => !it.find('.tooltip'), 'it is removed')
  })

  it('ends with its element', async () => {
    const it = drawControls()
    await sendKeys({ press: 'Tab' })
    await showsText(it, 'Mute')
    mounted.abort()
    await until(() => !it.find('.tooltip'), 'it is removed')
    await sendKeys({ press: 'Tab' })
    expect(it.find('[data-share]')!.matches(':focus-visible')).to.equal(true)
    expect(it.find('.tooltip')).to.equal(null)
  })

  for (const dir of ['ltr', 'rtl'])
    it(`stays inside of the window, ${dir}`, async () => {
      document.documentElement.dir = dir
      const it = drawControls(<IconButton icon="share" label="Share with everybody who likes lamps" />)
      await setViewport({ width: 320, height: 600 })
      it.find('.island')!.dir = dir
      await sendKeys({ press: 'Tab' })
      await until(() => shown(it), 'it is shown')
      const at = (await still(shown(it)!)).getBoundingClientRect()
      expect(at.left).to.be.at.least(8)
      expect(at.right).to.be.at.most(312)
      const from = it.find('button')!.getBoundingClientRect()
      // There is no room above.
      expect(at.top).to.equal(from.bottom + 8)
    })

  itByMouse('does not show to touch', async () => {
    const it = drawControls()
    const button = it.find('[data-share]')!
    const keepMouse = (event: Event) => event.isTrusted && event.stopPropagation()
    addEventListener('pointerover', keepMouse, true)
    await pointAt(button)
    await until(() => button.matches(':hover'), 'it is pointed at')
    removeEventListener('pointerover', keepMouse, true)
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'touch' }))
    // The next one shows, so that the first one would have.
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'pen' }))
    await showsText(it, 'Share')
    expect(it.all('.tooltip').length).to.equal(1)
  })

  const noPreferences = 'its automation does not emulate what a viewer prefers'
  itUnless({ firefox: noPreferences, webkit: noPreferences })(
    'enters and leaves by fading, and moves only where motion is welcome [T11]',
    async () => {
      const names = async () => {
        const it = drawControls()
        await sendKeys({ press: 'Tab' })
        await showsText(it, 'Mute')
        const box = shown(it)!
        const name = getComputedStyle(box).animationName
        const { transitionProperty, transitionDuration } = getComputedStyle(box)
        wipe()
        return [name, transitionProperty.split(', ')[0], transitionDuration]
      }
      await emulateMedia({ reducedMotion: 'no-preference' })
      expect(await names()).to.eql(['tooltip-in', 'opacity', '0.12s'])
      await emulateMedia({ reducedMotion: 'reduce' })
      expect(await names()).to.eql(['fade-in', 'opacity', '0.12s'])
      await emulateMedia({ reducedMotion: 'no-preference' })
    },
  )
})
