import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'saved.title': 'Vídeos salvos',
  'saved.save': 'Salvar para depois',
  'saved.remove': 'Remover dos vídeos salvos',
  'saved.done': 'Salvo. Só você vê.',
  'saved.removed': 'Removido dos seus vídeos salvos',
  'saved.empty': 'Nada salvo ainda',
  'saved.empty.text': 'Salve um vídeo nas opções dele, e ele fica aqui esperando, só para você.',
  'saved.explore': 'Explorar',
  'saved.clear.title': 'Remover todos os vídeos salvos?',
  'saved.clear.text': 'Não dá para recuperar depois.',
  'saved.clear.done': 'Você não tem mais vídeos salvos',
  'history.title': 'Histórico',
  'history.keep': 'Lembrar o que eu assisto',
  'history.private': 'Só você vê esta lista. Os vídeos ficam nela por um ano.',
  'history.empty': 'Nada assistido ainda',
  'history.empty.text': 'Os vídeos que você vê aparecem aqui, o último primeiro.',
  'history.off': 'Seu histórico está desativado',
  'history.off.text': 'Ative para reencontrar os vídeos que já viu.',
  'saved.clear': 'Limpar tudo',
  'history.clear.title': 'Limpar seu histórico?',
  'history.clear.text': 'Não dá para recuperar depois.',
  'history.clear.done': 'Seu histórico está vazio',
}
