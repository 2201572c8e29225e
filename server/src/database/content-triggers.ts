/** SQL by which every change of a table raises the version of content, as open answers made of it need. */
export function raiseContentVersion(table: string): string {
  return `
    CREATE CONSTRAINT TRIGGER ${table}_raise_content_version AFTER INSERT OR UPDATE OR DELETE ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();
    CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON ${table} EXECUTE FUNCTION raise_content_version();`;
}

/** SQL by which the translations of a kind go with their records. */
export function removeTranslations(table: string, kind: string): string {
  return `CREATE TRIGGER ${table}_remove_translations AFTER DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION remove_translations('${kind}');`;
}
