// The code to copy, with this server's own address.
const tags = document.querySelector('.tags')
tags.textContent = tags.textContent.replace('/dist/', `${location.origin}/dist/`)
