import ts from 'typescript'

/** A declaration's doc comment, without tags and references. */
export function documentation(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol?.getDocumentationComment(checker))
    .replace(/ \((specification|contract|product|RFC)[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
