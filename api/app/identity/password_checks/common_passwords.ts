const SHORTEST = 8

let loaded: Promise<ReadonlySet<string>> | undefined

/** The most used passwords long enough for us, in lower case. Loaded when first asked for, to keep the start fast. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set((dictionary['passwords-common'] as string[]).filter((one) => [...one].length >= SHORTEST))
  )
  return loaded
}
