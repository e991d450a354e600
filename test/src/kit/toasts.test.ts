import { expect } from '@open-wc/testing'
import { pageStore } from '../../../src/kit/store'
import { showToast, stepToasts, type Toast, toastsAtom } from '../../../src/kit/toasts'

const toast = (id: number, part: Partial<Toast> = {}): Toast => ({ id, kind: 'success', message: `m${id}`, ...part })
const ids = (toasts: readonly Toast[]) => toasts.map(({ id }) => id)

describe('toasts', () => {
  it('have two kinds, a message, an optional description, and can be dismissed [G15]', () => {
    const store = pageStore()
    const element = document.createElement('div')
    const seen: number[] = []
    const off = store.sub(toastsAtom(element), () => seen.push(store.get(toastsAtom(element)).length))
    const first = store.set(showToast, element, { kind: 'success', message: 'Link sent successfully!' })
    store.set(showToast, element, { kind: 'error', message: 'No', description: 'Why' })
    expect(store.get(toastsAtom(element)).map(({ id: _, ...shown }) => shown)).to.deep.equal([
      { kind: 'success', message: 'Link sent successfully!' },
      { kind: 'error', message: 'No', description: 'Why' },
    ])
    store.set(toastsAtom(element), { type: 'dismissed', id: first })
    expect(store.get(toastsAtom(element)).map(({ message }) => message)).to.deep.equal(['No'])
    expect(seen).to.deep.equal([1, 2, 1])
    off()
  })

  it('belong to the element over which they show', () => {
    const store = pageStore()
    const [one, two] = [document.createElement('div'), document.createElement('div')]
    store.set(showToast, one, { kind: 'success', message: 'x' })
    expect(store.get(toastsAtom(two))).to.deep.equal([])
    expect(store.get(toastsAtom(one))).to.have.length(1)
  })

  it('are three at most; the oldest makes room', () => {
    let toasts: readonly Toast[] = []
    for (const id of [1, 2, 3, 4]) toasts = stepToasts(toasts, { type: 'shown', toast: toast(id) })
    expect(ids(toasts)).to.deep.equal([2, 3, 4])
  })

  it('replace an earlier toast with the same message', () => {
    const before = [toast(1, { message: 'same' }), toast(2)]
    expect(ids(stepToasts(before, { type: 'shown', toast: toast(3, { message: 'same' }) }))).to.deep.equal([2, 3])
    for (const other of [{ kind: 'error' }, { description: 'why' }] as const)
      expect(ids(stepToasts(before, { type: 'shown', toast: toast(3, { message: 'same', ...other }) }))).to.deep.equal([
        1, 2, 3,
      ])
  })

  it('stay unchanged when an unknown toast is dismissed', () => {
    const before = [toast(1)]
    expect(stepToasts(before, { type: 'dismissed', id: 9 })).to.equal(before)
    expect(stepToasts(before, { type: 'dismissed', id: 1 })).to.deep.equal([])
  })
})
