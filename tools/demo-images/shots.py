"""The list of pictures: every module in projects/ holds a SHOTS table of constants, read here without Blender."""
import ast
from pathlib import Path

FOLDER = Path(__file__).parent / 'projects'
SIZE = (1600, 1067)


def all_shots():
    """Picture name -> shot table, with its module and size."""
    found = {}
    for path in sorted(FOLDER.glob('*.py')):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.Assign) and getattr(node.targets[0], 'id', '') == 'SHOTS':
                table = eval(compile(ast.Expression(node.value), str(path), 'eval'), {'dict': dict})
                for name, shot in table.items():
                    found[name] = {'size': SIZE, 'module': path.stem, 'scale': 0.85, **shot}
    return found


def file_name(name, shot):
    return f'{name}-{shot["size"][0]}x{shot["size"][1]}.webp'


def constants(module):
    """The upper-case measures at the head of a project module, for the drawings."""
    found = {}
    for node in ast.parse((FOLDER / f'{module}.py').read_text()).body:
        if isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Subscript):
            target = node.targets[0]
            names = [t.id for t in target.elts] if isinstance(target, ast.Tuple) else [target.id]
            if all(n.isupper() for n in names) and names != ['SHOTS']:
                value = eval(compile(ast.Expression(node.value), module, 'eval'), {}, dict(found))
                found.update(zip(names, value if isinstance(target, ast.Tuple) else [value]))
    return type('Constants', (), found)
