import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { BottomSheet } from '../../../../src/ui/overlay/BottomSheet'
import { expectAccessible, still } from '../../../support/accessible'
import { type Drawn, draw, leaving, until, wipe } from '../../../support/draw'

const Opener = ({ back }: { back?: () => void }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <BottomSheet title="Speed" onClose={() => setOpen(false)} {...(back && { onBack: back })}>
          <button type="button" className="first">
            First
          </button>
        </BottomSheet>
      )}
    </>
  )
}

describe('bottom sheet', () => {
  afterEach(async () => {
    wipe()
    await setViewport({ width: 800, height: 600 })
  })

  const press = async (it: Drawn) => {
    it.find('.opener')!.focus()
    it.find('.opener')!.click()
    await until(() => it.find<HTMLDialogElement>('dialog')?.open, 'it is open')
  }
  const open = async (back?: () => void) => {
    const it = draw(<Opener {...(back && { back })} />)
    await press(it)
    return it
  }

  it('is a modal dialog with a name that keeps the focus and returns it [C13]', async () => {
    const it = await open()
    const dialog = it.find('dialog')!
    expect(dialog.matches(':modal')).to.equal(true)
    expect(it.root.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).to.equal('Speed')
    expect(dialog.contains(it.root.activeElement)).to.equal(true)
    await expectAccessible(it.element)
    await sendKeys({ press: 'Escape' })
    await until(() => !it.find('dialog'), 'Escape closes it')
    expect(it.root.activeElement).to.equal(it.find('.opener'))
  })

  it('closes by its button and by a click beside it, not inside', async () => {
    const it = await open()
    it.find('.first')!.click()
    expect(it.find('dialog')).to.be.ok
    it.find('[aria-label="Close"]')!.click()
    await until(() => !it.find('dialog'), 'the button closes it')
    it.find('.opener')!.click()
    await until(() => it.find<HTMLDialogElement>('dialog')?.open, 'it is open again')
    await still(it.find('dialog')!)
    await sendMouse({ type: 'click', position: [4, 4] })
    await until(() => !it.find('dialog'), 'a press beside it closes it')
  })

  it('ignores a press that was meant for what was under the finger before', async () => {
    const it = draw(<Opener />)
    // From the start: a slow machine would look at it only after the guard has gone.
    const paused = new CSSStyleSheet()
    paused.replaceSync('* { animation-play-state: paused !important }')
    it.root.adoptedStyleSheets.push(paused)
    await press(it)
    const dialog = it.find('dialog')!
    const guard = dialog.getAnimations().find((it) => (it as CSSAnimation).animationName === 'sheet-guard')
    expect(getComputedStyle(dialog).pointerEvents).to.equal('none')
    guard!.finish()
    expect(getComputedStyle(dialog).pointerEvents).to.equal('auto')
  })

  it('has the focus also when a double click opened it [C13]', async () => {
    const it = draw(<Opener />)
    const { left, top, width, height } = it.find('.opener')!.getBoundingClientRect()
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    await sendMouse({ type: 'click', position })
    await sendMouse({ type: 'click', position })
    const dialog = it.find('dialog')!
    await until(() => dialog.contains(it.root.activeElement), 'the focus is in it')
    await still(dialog)
    expect(dialog.contains(it.root.activeElement)).to.equal(true)
  })

  it('leaves with what it holds, and keeps nobody from the page meanwhile [C13]', async () => {
    const it = await open()
    const dialog = it.find('dialog')!
    await still(dialog)
    dialog.querySelector<HTMLElement>('.first')!.dataset.kept = ''
    const leaves = leaving(dialog)
    it.find('[aria-label="Close"]')!.click()
    await leaves
    expect(it.find('dialog.leaving .first[data-kept]')).to.be.ok
    expect(dialog.matches(':modal')).to.equal(false)
    expect(dialog.inert).to.equal(true)
    expect(it.root.activeElement).to.equal(it.find('.opener'))
    expect(dialog.getAnimations().length).to.be.above(0)
    for (const animation of dialog.getAnimations()) animation.finish()
    await until(() => !it.find('dialog'), 'it is gone')
  })

  it('a finger pulls it down by its head: a little and it stays, far and it closes', async () => {
    const it = await open()
    // After it is drawn, see openForm.
    await setViewport({ width: 390, height: 700 })
    const dialog = await still(it.find<HTMLDialogElement>('dialog')!)
    const head = dialog.querySelector('.sheet-head')!
    const { top } = head.getBoundingClientRect()
    const heightOf = () => dialog.getBoundingClientRect().height
    const pull = async (by: number) => {
      await sendMouse({ type: 'move', position: [190, Math.round(top) + 10] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [190, Math.round(top) + 10 + by] })
    }
    const at = () => dialog.getBoundingClientRect().top
    // It moves once the code for it has loaded.
    await until(async () => {
      await pull(20)
      if (at() > top) return true
      await sendMouse({ type: 'up' })
      return false
    }, 'it follows the finger')
    expect(at()).to.be.closeTo(top + 20, 0.1)
    // A finger that rests first has no speed.
    await sendMouse({ type: 'move', position: [190, Math.round(top) + 29] })
    await sendMouse({ type: 'up' })
    await until(() => at() === top, 'it goes back')
    expect(dialog.open).to.equal(true)
    const half = Math.ceil(heightOf() / 2)
    await pull(half)
    await until(() => at() > top + half - 1, 'it follows the finger again')
    await sendMouse({ type: 'up' })
    await until(() => !it.find('dialog'), 'it is closed')
  })

  it('follows one finger, and not one that comes to it', async () => {
    const it = await open()
    await setViewport({ width: 390, height: 700 })
    const dialog = await still(it.find<HTMLDialogElement>('dialog')!)
    const head = dialog.querySelector('.sheet-head')!
    head.setPointerCapture = () => undefined
    const at = () => dialog.getBoundingClientRect().top
    const finger = (pointerId: number, type: string, clientY: number, timeStamp: number) => {
      const event = new PointerEvent(type, { pointerId, isPrimary: pointerId === 1, clientY, bubbles: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      head.dispatchEvent(event)
    }
    const top = at()
    await until(() => {
      finger(1, 'pointerdown', 400, 1000)
      finger(1, 'pointermove', 410, 1010)
      return at() > top
    }, 'it follows the finger')
    finger(2, 'pointerdown', 500, 1020)
    finger(2, 'pointermove', 560, 1030)
    expect(at()).to.equal(top + 10)
    finger(2, 'pointerup', 560, 1040)
    finger(1, 'pointermove', 430, 1050)
    expect(at()).to.equal(top + 30)
    // It was fast, and rested.
    finger(1, 'pointerup', 430, 1300)
    await until(() => at() === top, 'it goes back')
    expect(dialog.open).to.equal(true)

    finger(1, 'pointerdown', 400, 2000)
    finger(1, 'pointermove', 420, 2010)
    finger(1, 'pointerup', 420, 2020)
    await until(() => !it.find('dialog'), 'a flick closes it')
  })

  it('shows a back button where there is a step to go back to', async () => {
    let went = 0
    const it = await open(() => {
      went += 1
    })
    it.find('[aria-label="Back"]')!.click()
    expect(went).to.equal(1)
  })

  it('is at the bottom of narrow screens and a card on wide ones', async () => {
    const it = await open()
    await setViewport({ width: 390, height: 700 })
    const dialog = it.find('dialog')!
    const settle = () => {
      for (const animation of dialog.getAnimations()) animation.finish()
    }
    settle()
    expect(dialog.getBoundingClientRect()).to.include({ left: 0, right: 390, bottom: 700 })
    await setViewport({ width: 1000, height: 700 })
    settle()
    const { left, right, width, top, bottom } = dialog.getBoundingClientRect()
    expect(width).to.equal(420)
    expect(left).to.be.closeTo(1000 - right, 1)
    expect(top).to.be.closeTo(700 - bottom, 1)
  })

  describe('with an on-screen keyboard', () => {
    /** The part of a window that a phone shows; keyboards are drawn by the system, so no test can open one. */
    const view = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 })
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport')!
    beforeEach(() => {
      Object.assign(view, { height: 700, offsetTop: 0, scale: 1 })
      Object.defineProperty(window, 'visualViewport', { configurable: true, value: view })
    })
    afterEach(() => {
      Object.defineProperty(window, 'visualViewport', own)
    })

    const change = (to: Partial<typeof view>, type = 'resize') => {
      Object.assign(view, to)
      view.dispatchEvent(new Event(type))
    }
    /** A sheet with a form, its field focused. */
    const openForm = async () => {
      const it = draw(
        <BottomSheet title="Comment" onClose={() => undefined}>
          <form>
            <p style={{ blockSize: 500 }} />
            <input />
            <button type="submit">Send</button>
          </form>
        </BottomSheet>,
      )
      // WebKit draws a new shadow root by the media queries of the last one that had the same style sheets.
      await setViewport({ width: 390, height: 700 })
      const dialog = it.find('dialog')!
      for (const animation of dialog.getAnimations()) animation.finish()
      it.find('input')!.focus()
      return { it, dialog, edges: (selector: string) => it.find(selector)!.getBoundingClientRect() }
    }

    it('keeps its field and its button above it, and its head in view [C04]', async () => {
      const { edges } = await openForm()
      change({ height: 380 })
      await until(() => edges('dialog').bottom === 380, 'it is above the keyboard')
      expect(edges('dialog').top).to.equal(56)
      expect(edges('button[type="submit"]').bottom).to.be.at.most(380)
      expect(edges('input').top).to.be.at.least(edges('.sheet-head').bottom)
      change({ height: 700 })
      expect(edges('dialog').bottom).to.equal(700)
    })

    it('follows what the phone shows when that moves', async () => {
      const { edges } = await openForm()
      change({ height: 380 })
      await until(() => edges('dialog').bottom === 380, 'it is above the keyboard')
      change({ offsetTop: 120 }, 'scroll')
      expect(edges('dialog')).to.include({ top: 176, bottom: 500 })
    })

    it('stays where it is in a page that is zoomed in', async () => {
      const { edges } = await openForm()
      change({ height: 380, scale: 1.6 })
      expect(edges('dialog').bottom).to.equal(700)
    })
  })
})
