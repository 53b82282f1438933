import ts from 'typescript'

/** Finds the methods behind an interface: in classes that implement it, and objects declared with or satisfying it. */
export function implementations(program: ts.Program, root: string): (signature: ts.Node) => ts.Node[] {
  const checker = program.getTypeChecker()
  const found = new Map<ts.Symbol, (ts.ClassDeclaration | ts.ObjectLiteralExpression)[]>()

  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(`${root}/app/`)) look(file)

  function look(node: ts.Node): void {
    if (ts.isClassDeclaration(node))
      for (const clause of node.heritageClauses ?? []) for (const { expression } of clause.types) note(expression, node)
    else if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectLiteralExpression(node.initializer))
      note(node.type, node.initializer)
    else if (ts.isSatisfiesExpression(node) && ts.isObjectLiteralExpression(node.expression))
      note(node.type, node.expression)
    ts.forEachChild(node, look)
  }

  function note(type: ts.Node | undefined, body: ts.ClassDeclaration | ts.ObjectLiteralExpression): void {
    const symbol = type && checker.getTypeAtLocation(type).symbol
    if (symbol) found.set(symbol, [...(found.get(symbol) ?? []), body])
  }

  return (signature) => {
    const { parent } = signature
    if (!ts.isInterfaceDeclaration(parent) || !ts.isMethodSignature(signature)) return []
    const name = signature.name.getText()
    const bodies = found.get(checker.getSymbolAtLocation(parent.name)!) ?? []
    return bodies.flatMap((body) => {
      const members: readonly ts.NamedDeclaration[] = ts.isClassDeclaration(body) ? body.members : body.properties
      return members.filter((member) => member.name?.getText() === name)
    })
  }
}
