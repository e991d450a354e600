import { expect } from '@open-wc/testing'
import { replaced } from '../../../src/ui/list/listEdits'
import { type ListPage, useList } from '../../../src/ui/useList'
import { draw, until, wipe } from '../../support/draw'

interface Item {
  id: string
  text: string
}

type Handle = ReturnType<typeof useList<Item>>

const named = (...names: string[]) => names.map((id) => ({ id, text: id }))

describe('a list that loads page by page', () => {
  afterEach(wipe)

  /** A list whose pages the test answers, in any order. */
  const open = () => {
    const requests: { cursor: string | null; answer(page: ListPage<Item>): void }[] = []
    const fetchPage = (cursor: string | null) =>
      new Promise<ListPage<Item>>((answer) => void requests.push({ cursor, answer }))
    let handle: Handle | undefined
    const List = () => {
      handle = useList(fetchPage)
      return <p>{handle.list.status === 'ready' && handle.list.items.map(({ text }) => text).join(' ')}</p>
    }
    const { find } = draw(<List />)
    return { requests, list: () => handle!, text: () => find('p')?.textContent }
  }
  const openReady = async () => {
    const it = open()
    await until(() => it.requests.length === 1, 'the first page is requested')
    it.requests[0]!.answer({ items: named('a', 'b'), cursor: 'next' })
    await until(() => it.text() === 'a b', 'the first page')
    return it
  }

  it('keeps an item that was replaced while the next page loaded', async () => {
    const it = await openReady()
    const more = it.list().loadMore()
    it.list().edit(replaced({ id: 'a', text: 'A' }))
    it.requests[1]!.answer({ items: named('c'), cursor: null })
    await more
    await until(() => it.text()?.endsWith('c'), 'the next page')
    expect(it.text()).to.equal('A b c')
  })

  it('reloads as far as it had loaded', async () => {
    const it = await openReady()
    const more = it.list().loadMore()
    it.requests[1]!.answer({ items: named('c', 'd'), cursor: 'last' })
    await more
    await until(() => it.text() === 'a b c d', 'the next page')
    const reload = it.list().reload()
    it.requests[2]!.answer({ items: named('b', 'c'), cursor: 'next' })
    await until(() => it.requests.length === 4, 'the next page is requested')
    it.requests[3]!.answer({ items: named('d'), cursor: null })
    await reload
    await until(() => it.text() === 'b c d', 'both pages')
    expect(it.requests.map(({ cursor }) => cursor)).to.eql([null, 'next', null, 'next'])
  })

  it('shows the answer to the latest reload alone, whatever comes after it', async () => {
    const it = await openReady()
    const before = [it.list().loadMore(), it.list().reload()]
    const latest = it.list().reload()
    it.requests[3]!.answer({ items: named('b', 'd'), cursor: 'next' })
    await latest
    it.requests[1]!.answer({ items: named('c'), cursor: null })
    it.requests[2]!.answer({ items: named('a', 'b'), cursor: 'next' })
    await Promise.all(before)
    await until(() => it.text() !== 'a b', 'the list is drawn anew')
    expect(it.text()).to.equal('b d')
    expect(it.list().list).to.include({ cursor: 'next' })
  })
})
