import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { resolveSettings } from '../../../../src/kit/settings'
import { pageStore } from '../../../../src/kit/store'
import { nextPageToast, showToast } from '../../../../src/kit/toasts'
import { BottomSheet } from '../../../../src/ui/overlay/BottomSheet'
import { Toaster } from '../../../../src/ui/overlay/Toaster'
import { useNextPageToast } from '../../../../src/ui/overlay/useNextPageToast'
import { expectAccessible, still } from '../../../support/accessible'
import { draw, leaving, until, wipe } from '../../../support/draw'

const Landing = () => {
  useNextPageToast()
  return <Toaster />
}

describe('toasts', () => {
  afterEach(wipe)

  it('announce a success or an error politely [G15]', async () => {
    const { element, find, all } = draw(<Toaster />)
    const region = find('[role="status"]')!
    expect(region.textContent).to.equal('')
    pageStore().set(showToast, element, { kind: 'success', message: 'Link copied' })
    pageStore().set(showToast, element, { kind: 'error', message: 'No', description: 'Not this time' })
    await until(() => all('.toast').length === 2, 'two toasts')
    await until(() => find('.toaster')?.matches(':popover-open'), 'they are in front of everything')
    expect(find('.toast-error')?.textContent).to.contain('Not this time')
    expect([...region.children].map((line) => line.textContent)).to.eql(['Link copied', 'No. Not this time'])
    await expectAccessible(element)
  })

  it('of the previous page show on the next one, once [G15]', async () => {
    const { now } = Date
    const settings = resolveSettings(draw(<Landing />).element)
    nextPageToast.set(settings, 'Gone')
    Date.now = () => now() + 60_000
    const late = draw(<Landing />)
    Date.now = now
    nextPageToast.set(settings, 'Done')
    const next = draw(<Landing />)
    await until(() => next.find('.toast-text')?.textContent === 'Done', 'it is shown')
    const third = draw(<Landing />)
    await until(() => third.find('.toaster'), 'another one is there')
    expect([late.all('.toast').length, third.all('.toast').length]).to.eql([0, 0])
  })

  it('are dismissed one by one [G15]', async () => {
    const { element, find, all } = draw(<Toaster />)
    for (const message of ['One', 'Two']) pageStore().set(showToast, element, { kind: 'success', message })
    await until(() => all('.toast').length === 2, 'two toasts')
    all('.toast button')[0]!.click()
    await until(() => all('.toast').length === 1, 'one is left')
    expect(find('.toast')?.textContent).to.contain('Two')
    find('.toast button')!.click()
    await until(() => !find('.toaster')?.matches(':popover-open'), 'none is left')
  })

  it('leave, and lift what they would cover as long as they are there [G15]', async () => {
    const { element, find, all, root } = draw(<Toaster />)
    const lift = () => getComputedStyle(root.querySelector('.island')!).getPropertyValue('--lift')
    pageStore().set(showToast, element, { kind: 'success', message: 'Link copied' })
    await until(() => find('.toast') && lift() === `${find('.toaster')!.offsetHeight + 12}px`, 'it lifts')
    const leaves = leaving(find('.toast')!)
    find('.toast button')!.click()
    await leaves
    expect(all('.toast.leaving').length).to.equal(1)
    expect(find('[role="status"]')?.textContent).to.equal('')
    await until(() => !find('.toaster')?.matches(':popover-open') && !find('.toast') && lift() === '0px', 'it is gone')
  })

  it('show, announce and can be dismissed over a modal dialog, and outlive it [G15]', async () => {
    const { element, find, draw: redraw } = draw(<Toaster />)
    pageStore().set(showToast, element, { kind: 'success', message: 'Link copied' })
    const both = (
      <>
        <Toaster />
        <BottomSheet title="Share" onClose={() => undefined}>
          <button type="button">One</button>
        </BottomSheet>
      </>
    )
    redraw(both)
    await until(() => find('dialog .toaster:popover-open'), 'the toast is over the dialog')
    expect(find('dialog [role="status"]')?.textContent).to.equal('Link copied')
    redraw(<Toaster />)
    await until(() => find('.toaster:popover-open') && !find('dialog'), 'it stays when the dialog goes')
    redraw(both)
    await until(() => find('dialog[open] .toaster:popover-open'), 'it is over the next dialog')
    // A dialog takes no press before it has opened.
    await still(find('dialog[open]')!)
    const button = find('.toast button')!
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2)
    expect(button.contains(hit)).to.equal(true)
    button.click()
    await until(() => !find('.toast'), 'it is gone')
    expect(find('dialog[open]')?.matches(':modal')).to.equal(true)
  })

  it('do not cover a dialog’s buttons on a small phone [G15]', async () => {
    const { element, find } = draw(
      <>
        <Toaster />
        <BottomSheet title="Share" onClose={() => undefined}>
          <p style={{ blockSize: 900 }}>Much</p>
        </BottomSheet>
      </>,
    )
    await setViewport({ width: 360, height: 560 })
    const message = 'Something went wrong, please try again later'
    pageStore().set(showToast, element, { kind: 'error', message })
    await until(() => find('dialog .toaster:popover-open'), 'the toast is over the dialog')
    const dialog = find('dialog')!
    await still(dialog)
    const close = dialog.querySelector('.sheet-head .icon-button')!.getBoundingClientRect()
    expect(find('.toaster')!.getBoundingClientRect().bottom).to.be.at.most(close.top)
    await setViewport({ width: 800, height: 600 })
  })

  it('are at the top centre on a phone and at the bottom right on a desktop [G15]', async () => {
    const { element, find } = draw(<Toaster />)
    pageStore().set(showToast, element, { kind: 'success', message: 'Here' })
    await until(() => find('.toast'), 'a toast')
    const place = () => find('.toaster')!.getBoundingClientRect()
    await setViewport({ width: 500, height: 800 })
    expect(place().width).to.be.at.most(380)
    expect(place().top).to.equal(16)
    expect(place().left).to.be.closeTo(500 - place().right, 1)
    await setViewport({ width: 320, height: 600 })
    expect(place()).to.include({ left: 16, right: 304 })
    await setViewport({ width: 1200, height: 800 })
    expect(place()).to.include({ right: 1176, bottom: 776 })
    await setViewport({ width: 800, height: 600 })
  })
})
