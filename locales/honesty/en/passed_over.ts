export const INNOCENT = [
  'real|fake|genuine madrid|ale|butter|life|struggle|name|thing|tattoo|news|snow|tan|leather|boots|lager|love|cream|job|shame|deal|treat|apology|estate|fur|smile',
  'really|true love',
  'real|fake ~2 in an|the office',
  'my ~3 FAKE person',
  'robot|ai waiters|vacuum|hoover|film|films|lawnmower|cut|uni',
  'at uni|work|school',
  'for real ~1 you',
]

export const NOT_ASKING: string[] = []

export const NOT_DENYING = [
  'I_AM not ~2 REAL|human|member|person|who|able|allowed',
  'I_AM ~2 FAKE ~2 profile|character',
  'i don|can|do t|not live|meet|work',
  'i live for',
  'i|we can t|cannot|not|cant ~2 MEET',
  'i ~2 live ~2 anywhere',
  'love to hear|know|read|see ~5 how|what|your|photo',
  'meet in the middle',
]
