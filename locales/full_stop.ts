/** Names such as "Rosa B.V." bring their own full stop: at the end of a sentence there is only one. */
export function withOneStop(text: string, values: object): string {
  const names = Object.values(values).filter((value) => typeof value === 'string' && /[^.]\.$/.test(value))
  return names.reduce<string>((written, name: string) => written.replaceAll(`${name}.`, name), text)
}

/** The same as a post-processor of i18next. */
export const ONE_STOP = {
  type: 'postProcessor',
  name: 'one_stop',
  process: (text: string, _key: unknown, values: object) => withOneStop(text, values),
} as const
