/** Colours and corners that authors have chosen for single blocks. Only our properties: authors can write the attribute too. */
for (const box of document.querySelectorAll('.geuin-box[data-geuin-look]')) {
  for (const [property, value] of Object.entries(JSON.parse(box.dataset.geuinLook)))
    if (property.startsWith('--geuin-')) box.style.setProperty(property, value)
}
