// /community/{slug} shows that community. Runs before the element is defined.
const [, slug] = location.pathname.match(/^\/community\/([^/]+)\/?$/) ?? []
const community = document.querySelector('geuin-community')

if (slug) community.setAttribute('slug', decodeURIComponent(slug))

const link = document.querySelector(`.places a[href="/community/${CSS.escape(community.getAttribute('slug'))}"]`)
link?.setAttribute('aria-current', 'page')
if (link) document.title = `${link.textContent} · Lumen`
