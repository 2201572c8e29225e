import '@consultancy/client-shared/test/setup';
