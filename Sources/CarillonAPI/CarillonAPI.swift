// CarillonAPI
