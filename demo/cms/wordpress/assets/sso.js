/**
 * Hands the token of the site's member to the page's first element, once for each sign-in to WordPress, and signs out of
 * the community whoever has left the site. Asks the site only where the cookie says that a member is there, so a page
 * from a cache costs a visitor nothing.
 */
;(() => {
  const kept = 'geuinWordPress'
  const tags = 'geuin-feed,geuin-auth,geuin-community,geuin-loop,geuin-profile,geuin-explore,geuin-app'

  const member = () => document.cookie.match(/(?:^|; )geuin_member=([^;]+)/)?.[1] ?? ''

  const signIn = async (mark, element) => {
    // A script, which no author can write: a post may hold another element of that id.
    const { address } = JSON.parse(document.querySelector('script#geuin-sso-data').textContent)
    if (new URL(address, location.href).origin !== location.origin) return
    const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store' })
    const { data } = await answer.json()
    if (!answer.ok) return
    element.setAttribute('sso-token', data.token)
    localStorage.setItem(kept, mark)
  }

  const start = async () => {
    const element = document.querySelector(tags)
    if (!element) return
    const mark = member()
    if (mark === (localStorage.getItem(kept) ?? '')) return
    if (mark) await signIn(mark, element)
    else {
      await customElements.whenDefined(element.localName)
      await window.geuin.signOut()
      localStorage.removeItem(kept)
    }
  }

  // The member is still signed in to the site, and is signed in again on the next page.
  document.addEventListener('geuin:logout', ({ detail }) => {
    if (detail.reason === 'expired') localStorage.removeItem(kept)
  })

  const report = (error) => console.warn('Geuin:', error)
  const begin = () => start().catch(report)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin)
  else begin()
})()
