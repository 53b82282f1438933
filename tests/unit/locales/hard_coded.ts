import ts from 'typescript'

const READ =
  /^(alt|title|placeholder|label|description|aria-(label|description|placeholder|roledescription|valuetext))$/
const LETTER = /\p{L}/u

/** Texts that a screen's source contains instead of translating them, as `line: text`. */
export function hardCoded(source: string): string[] {
  const file = ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []

  function visit(node: ts.Node) {
    const words = translationsOf(node)
    if (words && LETTER.test(words))
      found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${words.trim()}`)
    ts.forEachChild(node, visit)
  }

  visit(file)
  return found
}

function translationsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (ts.isJsxAttribute(node)) return READ.test(node.name.getText()) ? literal(node.initializer) : undefined
  const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
  return isChild ? literal(node) : undefined
}

function literal(node?: ts.Node): string | undefined {
  const said = node && ts.isJsxExpression(node) ? node.expression : node
  return said && ts.isStringLiteralLike(said) ? said.text : undefined
}
