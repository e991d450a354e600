import { expect, oneEvent } from '@open-wc/testing'
import { onPageQueryChange, readPageQuery, removePageQuery, setPageQuery } from '../../../src/kit/pageQuery'

const start = location.href
const to = (search: string) => history.replaceState(null, '', location.pathname + search)

/** Goes through the history and waits until the page shows. */
const travel = async (steps: number) => {
  const there = oneEvent(window, 'popstate')
  history.go(steps)
  await there
}

describe('page query', () => {
  afterEach(() => history.replaceState(null, '', start))

  it('reads null, a value or a list [B05]', () => {
    to('?one=1&many=a&many=b&empty=&bare&coded=%C3%BC+x&%6Eame=n&broken=%zz')
    expect(readPageQuery('absent')).to.equal(null)
    expect(readPageQuery('one')).to.equal('1')
    expect(readPageQuery('many')).to.deep.equal(['a', 'b'])
    expect(readPageQuery('empty')).to.equal('')
    expect(readPageQuery('bare')).to.equal('')
    expect(readPageQuery('coded')).to.equal('ü x')
    expect(readPageQuery('name')).to.equal('n')
    expect(readPageQuery('broken')).to.equal('%zz')
  })

  it('removes parameters from a page whose path begins with two slashes [B06]', () => {
    history.replaceState(null, '', `${location.origin}//evil.example/x?code=1&b=2#part`)
    expect(removePageQuery('code')).to.equal(true)
    expect(location.href).to.equal(`${location.origin}//evil.example/x?b=2#part`)
  })

  it('sets a value, and appends a list value by value [B05]', () => {
    to('?a=1')
    expect(setPageQuery('tag', ['x', 'y&z'])).to.equal(true)
    expect(location.search).to.equal('?a=1&tag=x&tag=y%26z')
    expect(readPageQuery('tag')).to.deep.equal(['x', 'y&z'])
    setPageQuery('tag', 'only')
    expect(location.search).to.equal('?a=1&tag=only')
    setPageQuery('tag', null)
    expect(location.search).to.equal('?a=1')
  })

  it('removes one or several parameters, however often they occur [B05]', () => {
    to('?code=1&x=y&state=2&code=3&c%6Fde=4')
    removePageQuery('state')
    expect(location.search).to.equal('?code=1&x=y&code=3&c%6Fde=4')
    removePageQuery(['code', 'absent'])
    expect(location.search).to.equal('?x=y')
    removePageQuery('x')
    expect(location.href).not.to.contain('?')
  })

  it('keeps the host’s own parameters, hash and state', () => {
    history.replaceState({ router: 1 }, '', `${location.pathname}?q=a%20b&list[]=1&flag#part`)
    setPageQuery('video', 'x')
    expect(location.search + location.hash).to.equal('?q=a%20b&list[]=1&flag&video=x#part')
    expect(history.state).to.deep.equal({ router: 1 })
  })

  it('replaces the address, or pushes one that Back leaves [B05] [B06]', async () => {
    to('?step=1')
    // The length of the history tells nothing once the browser's limit is reached.
    const { pushState } = history
    let pushed = 0
    history.pushState = (...args) => {
      pushed += 1
      pushState.apply(history, args)
    }
    try {
      setPageQuery('step', 2)
      expect(pushed).to.equal(0)
      setPageQuery('step', 3, { push: true })
      expect(pushed).to.equal(1)
    } finally {
      history.pushState = pushState
    }
    await travel(-1)
    expect(readPageQuery('step')).to.equal('2')
  })

  it('returns false when the browser refuses', () => {
    const { replaceState } = history
    history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError')
    }
    try {
      expect(setPageQuery('a', '1')).to.equal(false)
      expect(readPageQuery('a')).to.equal(null)
    } finally {
      history.replaceState = replaceState
    }
  })

  for (const withNavigation of [true, false])
    describe(withNavigation ? 'with the Navigation API' : 'without the Navigation API', () => {
      const own = Object.getOwnPropertyDescriptor(window, 'navigation')
      const { pushState, replaceState } = history

      before(() => {
        if (!withNavigation) Object.defineProperty(window, 'navigation', { value: undefined, configurable: true })
      })
      after(() => {
        if (own) Object.defineProperty(window, 'navigation', own)
        Object.assign(history, { pushState, replaceState })
      })

      it('follows back, forward, pushState and replaceState by the host [B06]', async () => {
        to('?at=1')
        const seen: unknown[] = []
        const off = onPageQueryChange(() => seen.push(readPageQuery('at')))
        history.pushState(null, '', '?at=2')
        expect(seen).to.deep.equal(['2'])
        history.replaceState(null, '', '?at=3')
        expect(seen).to.deep.equal(['2', '3'])
        await travel(-1)
        expect(seen).to.deep.equal(['2', '3', '1'])
        await travel(1)
        expect(seen).to.deep.equal(['2', '3', '1', '3'])
        setPageQuery('at', 4)
        expect(seen).to.deep.equal(['2', '3', '1', '3', '4'])
        off()
        history.replaceState(null, '', '?at=5')
        setPageQuery('at', 6)
        expect(seen).to.have.length(5)
      })

      it('does not notify when only the hash or the path changes [B06]', () => {
        to('?at=1')
        let calls = 0
        const off = onPageQueryChange(() => {
          calls += 1
        })
        history.pushState(null, '', '?at=1#x')
        history.replaceState({ new: true }, '', `/elsewhere?at=1`)
        off()
        expect(calls).to.equal(0)
      })

      it('notifies each listener once, and again after all listeners were removed [B06]', () => {
        const calls: string[] = []
        const offs = [onPageQueryChange(() => calls.push('a')), onPageQueryChange(() => calls.push('b'))]
        to('?n=1')
        expect(calls).to.deep.equal(['a', 'b'])
        for (const off of offs) off()
        to('?n=2')
        const off = onPageQueryChange(() => calls.push('c'))
        to('?n=3')
        off()
        expect(calls).to.deep.equal(['a', 'b', 'c'])
      })
    })
})
