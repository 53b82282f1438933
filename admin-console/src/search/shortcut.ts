const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform)

/** As keyboards have it, and as assistive technology reads it. */
export const SHORTCUT = IS_MAC ? { shown: '⌘K', keys: 'Meta+K' } : { shown: 'Ctrl K', keys: 'Control+K' }

export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}
