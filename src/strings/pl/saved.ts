import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'saved.title': 'Zapisane filmy',
  'saved.save': 'Zapisz na później',
  'saved.remove': 'Usuń z zapisanych filmów',
  'saved.done': 'Zapisano. Widzisz to tylko ty.',
  'saved.removed': 'Usunięto z zapisanych filmów',
  'saved.empty': 'Nic jeszcze nie zapisano',
  'saved.empty.text': 'Zapisz film w jego opcjach, a będzie tu czekał tylko na ciebie.',
  'saved.explore': 'Odkrywaj',
  'saved.clear.title': 'Usunąć wszystkie zapisane filmy?',
  'saved.clear.text': 'Nie da się ich przywrócić.',
  'saved.clear.done': 'Nie masz już zapisanych filmów',
  'history.title': 'Historia oglądania',
  'history.keep': 'Zapamiętuj, co oglądam',
  'history.private': 'Tę listę widzisz tylko ty. Filmy są na niej przez rok.',
  'history.empty': 'Nie ma jeszcze obejrzanych filmów',
  'history.empty.text': 'Tu pojawią się filmy, które oglądasz, od najnowszego.',
  'history.off': 'Historia jest wyłączona',
  'history.off.text': 'Włącz ją, aby wracać do obejrzanych filmów.',
  'saved.clear': 'Wyczyść wszystko',
  'history.clear.title': 'Wyczyścić historię oglądania?',
  'history.clear.text': 'Nie da się jej przywrócić.',
  'history.clear.done': 'Historia oglądania jest pusta',
}
