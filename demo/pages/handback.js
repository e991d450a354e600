// Hands what a provider answered to the page that opened this window; the browser delivers it to the named origin only.
const { origin, answer } = document.querySelector('#answer').dataset
if (window.opener) {
  window.opener.postMessage({ type: 'geuin-provider', ...JSON.parse(answer) }, origin)
  window.close()
}
